import type { ChannelCard } from '#contracts/channel-card.ts';

export const card: ChannelCard = {
  slug: 'changelog-scout',
  number: 43,
  name: 'Changelog Scout',
  status: 'live',
  access: 'open',
  trade: false,
  summary: 'Reads changelogs and release notes and ranks what changed, with dates, quotes and links.',
  inputs:
    'A brief in plain English with the address of one or more changelogs, release notes pages or GitHub repositories; optionally days, versions, kinds of change or a number of releases',
  outputs: 'Dated table of ranked changes with quotes and links, and an operator summary',
  credits: 1,
  budget: { pages: 16, rounds: 4, seconds: 120 },
  freshSeconds: 600,
  screeningBar: 1,
  exampleNotes: 'What changed in Keep a Changelog since version 1.0? https://keepachangelog.com/en/1.1.0/',
};
