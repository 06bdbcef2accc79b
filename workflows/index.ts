export { deliverWebhook } from './deliver-webhook.ts';
export { embedLibrary } from './embed-library.ts';
export { handOffSpecimen } from './hand-off-specimen.ts';
export { rollCanary } from './roll-canary.ts';
export { screenChannels } from './screen-channels.ts';
export { take } from './take.ts';
