import { tmpdir } from 'node:os';
import type { LaunchOptions } from 'playwright-core';
import type { BrowserLimits } from './limits.ts';

/**
 * How the browser is started: talked to over a pipe, and cut off from every network. All that a page asks for is answered by us
 * (`answerRequest`); what slips past that meets a proxy that no name leads to. Both doors are needed: names and address literals are mapped to
 * nowhere, loopback included, and WebRTC may send nothing but what goes through the proxy.
 */
export function buildLaunchOptions(executablePath: string, limits: BrowserLimits): LaunchOptions {
  return {
    executablePath,
    headless: true,
    // Chromium refuses to run sandboxed as root; everybody else gets the sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: limits.startTimeoutMs,
    // The worker ends the browser itself; one that is killed leaves a closed pipe, and Chromium ends on that.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // Nothing of the worker's own environment, which holds its secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir(), TZ: 'UTC', LANG: 'C.UTF-8' },
    args: ARGS,
  };
}

const ARGS = [
  '--proxy-server=http://proxy.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-gpu',
  '--disable-3d-apis',
  '--disable-notifications',
  '--mute-audio',
  '--renderer-process-limit=4',
  '--js-flags=--max-old-space-size=384',
];
