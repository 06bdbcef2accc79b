#!/bin/sh
# Rolls a take and prints it, then shows the same log as events:  sh examples/curl.sh BASE_URL KEY CHANNEL "BRIEF"
set -eu
address="$1/api/public/channel/$3"
headers="$(mktemp)"
trap 'rm -f "$headers"' EXIT

# A brief may hold anything, so it becomes a JSON string here.
brief="$(printf '%s' "$4" | sed -e 's/[\\"]/\\&/g' -e 's/\t/\\t/g' | awk '{ printf "%s%s", (NR > 1 ? "\\n" : ""), $0 }')"

# One answer when the take has ended. Sent again with the same Idempotency-Key it is the same answer, not another take.
curl --silent --show-error --fail-with-body --retry 3 --max-time 310 --dump-header "$headers" \
  -H "authorization: Bearer $2" -H 'content-type: application/json' \
  -H 'prefer: wait=300' -H "idempotency-key: $(date +%s)-$$" \
  -d "{\"notes\": \"$brief\"}" "$address/take"
echo

# Every event of it, as a stream that ends with the take.
take="$(sed -n 's/^x-take-id: \([0-9a-f-]*\).*/\1/p' "$headers")"
curl --silent --show-error --fail-with-body --no-buffer -H "authorization: Bearer $2" "$address/takes/$take/events"
