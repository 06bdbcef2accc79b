/** Works through jobs with so many under way at once, in their order; gives what each made. */
export async function inLanes<T, R>(
  jobs: T[],
  lanes: number,
  work: (job: T, index: number) => Promise<R>,
): Promise<R[]> {
  const made: R[] = Array.from({ length: jobs.length });
  let next = 0;
  const lane = async () => {
    while (next < jobs.length) {
      const index = next++;
      made[index] = await work(jobs[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return made;
}
