/** Milliseconds of CPU that this process spent on `work`: other work on the machine does not add to them, as it does to time on a clock. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
