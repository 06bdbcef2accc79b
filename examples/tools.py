# Signs in through the browser and calls a tool (pip install mcp):  python examples/tools.py BASE_URL TOOL [ARGUMENTS_AS_JSON]
import asyncio
import json
import sys
from urllib.parse import parse_qs, urlparse

from mcp import Client
from mcp.client.auth import AuthorizationCodeResult, OAuthClientProvider
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client
from mcp.shared.auth import OAuthClientMetadata


class Kept:
    """Keep what is in here (a file, a keychain), and the next start needs no browser."""

    tokens = client = None

    async def get_tokens(self):
        return self.tokens

    async def set_tokens(self, tokens):
        self.tokens = tokens

    async def get_client_info(self):
        return self.client

    async def set_client_info(self, client):
        self.client = client


async def main(base_url, tool="describe_tools", arguments="{}"):
    # A tool that needs another scope sends the person there once more.
    answers = asyncio.Queue()

    async def answer_browser(reader, writer):
        query = parse_qs(urlparse((await reader.readline()).decode().split(" ")[1]).query)
        await answers.put({name: values[0] for name, values in query.items()})
        body = b"You are signed in. Go back to the terminal."
        writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer_browser, "127.0.0.1", 0)
    redirect = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/callback"

    async def send_browser(address):
        print(f"Open {address}", file=sys.stderr, flush=True)

    async def wait_for_browser():
        query = await answers.get()
        return AuthorizationCodeResult(code=query["code"], state=query.get("state"), iss=query.get("iss"))

    metadata = OAuthClientMetadata(
        client_name="Longtake example", redirect_uris=[redirect], token_endpoint_auth_method="none"
    )
    auth = OAuthClientProvider(f"{base_url}/mcp", metadata, Kept(), send_browser, wait_for_browser)
    async with create_mcp_http_client(auth=auth) as http:
        async with Client(streamable_http_client(f"{base_url}/mcp", http_client=http)) as client:
            answer = await client.call_tool(tool, json.loads(arguments))
    # A refusal is an answer too: its text is JSON with a code that says what to do.
    print(json.dumps(answer.structured_content or json.loads(answer.content[0].text), indent=2))
    sys.exit(1 if answer.is_error else 0)


asyncio.run(main(*sys.argv[1:]))
