export { deliverWebhook } from './deliver-webhook.ts';
export { handOffSpecimen } from './hand-off-specimen.ts';
export { take } from './take.ts';
