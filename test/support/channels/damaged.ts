import { changelogScout } from '../../../channels/changelog-scout/channel.ts';
import type { Channel } from '../../../channels/channel.ts';

/** Does not know any more what a security fix is: one rule of many is switched off. */
export const damagedScout: Channel = {
  ...changelogScout,
  async extract(input, model) {
    const extraction = await changelogScout.extract(input, model);
    const findings = extraction.findings.map((finding) =>
      finding.value['kind'] === 'security' ? { ...finding, value: { ...finding.value, kind: 'fix' } } : finding,
    );
    return { ...extraction, findings };
  },
};
