/** Folder of the open cases (`LONGTAKE_FIXTURES`). Without it the tests that need it are skipped, and `missed` says what that leaves out. */
export function findFixtures(missed: string): string | undefined {
  const folder = process.env['LONGTAKE_FIXTURES'];
  if (!folder) console.warn(`LONGTAKE_FIXTURES is not set: ${missed}`);
  return folder;
}
