// Rolls a take, follows it, and prints it:  node examples/fetch.mjs BASE_URL KEY CHANNEL "BRIEF"
const [baseUrl, key, channel, notes] = process.argv.slice(2);
if (!notes) throw new Error('usage: node examples/fetch.mjs BASE_URL KEY CHANNEL "BRIEF"');
const address = `${baseUrl}/api/public/channel/${channel}`;
const authorization = `Bearer ${key}`;

// With an Idempotency-Key the request can be sent again whenever the answer did not arrive.
const accepted = await fetch(`${address}/take`, {
  method: 'POST',
  headers: {
    authorization,
    'content-type': 'application/json',
    prefer: 'respond-async',
    'idempotency-key': crypto.randomUUID(),
  },
  body: JSON.stringify({ notes }),
});
if (!accepted.ok) throw new Error(await accepted.text());
const events = `${address}/takes/${accepted.headers.get('x-take-id')}/events`;

// A connection that breaks is opened again after the last event that arrived: nothing is lost, nothing comes twice.
let last = '0';
for (let end = false; !end;) {
  try {
    const response = await fetch(events, { headers: { authorization, 'last-event-id': last } });
    if (response.status === 204) break;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const frames = (text + chunk).split('\n\n');
      text = frames.pop();
      for (const frame of frames.filter((found) => !found.startsWith(':'))) {
        const event = JSON.parse(/^data: (.*)$/m.exec(frame)[1]);
        last = String(event.seq);
        end = 'response' in event;
        if (event.type === 'stage.started') console.error(event.stage);
        if (end) console.log(JSON.stringify(event.response, null, 2));
      }
    }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
