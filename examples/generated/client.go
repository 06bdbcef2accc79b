// Compares quotes with a client that is generated from BASE_URL/api/public/openapi.json (docs/generated-clients.md):
//
//	openapi-generator-cli generate -g go --package-name longtake -i openapi.json -o longtake && go run . BASE_URL KEY "BRIEF"
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"

	"example.org/client/longtake"
)

func main() {
	baseURL, key, notes := os.Args[1], os.Args[2], os.Args[3]
	ctx := context.WithValue(context.Background(), longtake.ContextAccessToken, key)
	configuration := longtake.NewConfiguration()
	configuration.Servers = longtake.ServerConfigurations{{URL: baseURL}}
	client := longtake.NewAPIClient(configuration)

	// A take, its rows of the type of its channel.
	answer, _, err := client.TakesAPI.RollTake(ctx, "quote-compare").TakeRequest(*longtake.NewTakeRequest(notes)).Execute()
	var refused *longtake.GenericOpenAPIError
	if errors.As(err, &refused) {
		if problem, ok := refused.Model().(longtake.Problem); ok {
			fmt.Printf("%d %s: %s\n", problem.Status, problem.Code, problem.Detail)
		}
		os.Exit(1)
	}
	check(err)
	take := answer.QuoteCompareTake
	if table := take.Table.Get(); table != nil {
		for _, row := range table.Rows {
			total := "unknown"
			if stated := row.LandedTotal.Get(); stated != nil {
				total = *stated
			}
			fmt.Printf("%s: %s %s\n", row.Vendor, total, row.Currency)
		}
	}
	fmt.Printf("Grade %s\n", take.GetGrade())

	// Its log as a stream of server-sent events: the generated client reads answers whole, so the request is made beside it.
	address := fmt.Sprintf("%s/api/public/channel/quote-compare/takes/%s/events", baseURL, take.Lifecycle.TakeId)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	check(err)
	request.Header.Set("authorization", "Bearer "+key)
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		data, isData := strings.CutPrefix(lines.Text(), "data: ")
		if !isData {
			continue
		}
		var event longtake.TakeEvent
		check(json.Unmarshal([]byte(data), &event))
		if event.StageFinishedEvent != nil {
			fmt.Printf("%s: done\n", event.StageFinishedEvent.Stage)
		}
		if event.TakeCompletedEvent != nil {
			fmt.Printf("%s %s\n", event.TakeCompletedEvent.Type, *event.TakeCompletedEvent.Grade.Get())
		}
	}
	check(lines.Err())
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
