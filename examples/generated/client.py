# Compares quotes with a client that is generated from BASE_URL/api/public/openapi.json (docs/generated-clients.md):
#   openapi-generator-cli generate -g python --package-name longtake_client -i openapi.json -o . && python client.py BASE_URL KEY "BRIEF"
import json
import sys

import longtake_client
from longtake_client.models import Problem, QuoteCompareTake, StageFinishedEvent, TakeCompletedEvent, TakeEvent, TakeRequest

base_url, key, notes = sys.argv[1:4]
configuration = longtake_client.Configuration(host=base_url, access_token=key)
with longtake_client.ApiClient(configuration) as client:
    takes = longtake_client.TakesApi(client)

    # A take, its rows of the type of its channel.
    try:
        take = takes.roll_take("quote-compare", TakeRequest(notes=notes)).actual_instance
    except longtake_client.ApiException as refused:
        problem = Problem.from_json(refused.body)
        print(f"{problem.status} {problem.code}: {problem.detail}")
        sys.exit(1)
    assert isinstance(take, QuoteCompareTake)
    for row in take.table.rows if take.table else []:
        print(f"{row.vendor}: {row.landed_total or 'unknown'} {row.currency}")
    print(f"Grade {take.grade or 'none'}")

    # Its log as a stream of server-sent events.
    stream = takes.follow_take_without_preload_content("quote-compare", take.lifecycle.take_id)
    for line in stream:
        if not line.startswith(b"data: "):
            continue
        event = TakeEvent.from_json(line[6:].decode()).actual_instance
        if isinstance(event, StageFinishedEvent):
            print(f"{event.stage}: done")
        if isinstance(event, TakeCompletedEvent):
            print(f"{event.type.value} {event.grade}")
