/** The AI SDK, loaded when it is needed first. Its remarks would stand between the lines of the log. */
export async function loadSdk() {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return import('ai');
}
