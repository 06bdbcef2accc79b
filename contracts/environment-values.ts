import { z } from 'zod';

export const Text = z.string().trim().min(1);

export const HostName = z.string().regex(/^[A-Za-z0-9._:%-]+$/);

export const WholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Megabytes; comes out as bytes, and as null where there is no limit. */
export const Quota = WholeNumber(0, 100_000_000).transform((megabytes) =>
  megabytes === 0 ? null : megabytes * 1_048_576,
);

export const Port = WholeNumber(1, 65_535);

/** `HH:MM`; comes out as hour and minute, `none` as null. */
export const TimeOfDay = z.union([
  z.literal('none').transform(() => null),
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .transform((value) => ({ hour: Number(value.slice(0, 2)), minute: Number(value.slice(3)) })),
]);

export const Switch = z.enum(['true', 'false']).transform((value) => value === 'true');

/** An address that paths are appended to: comes out without a slash at its end. */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !/[?#]/.test(value))
  .transform((value) => value.replace(/\/+$/, ''));

export const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Nothing that could end a header or open a comment in it. */
export const MailAddress = z.email().regex(/^[\w.%+@-]+$/);

export const HostPort = z
  .string()
  .regex(/^(\[[0-9a-fA-F:]+\]|[^\s:/]+):\d{1,5}$/)
  .refine((value) => Port.safeParse(value.slice(value.lastIndexOf(':') + 1)).success);

/** Comes out as the bytes. */
export const Secret = z
  .string()
  .regex(/^[A-Za-z0-9+/_-]+={0,2}$/)
  .transform((value) => Uint8Array.from(Buffer.from(value, 'base64')))
  .refine((bytes) => bytes.length >= 32);

/** Comes out as the list; empty text is the empty list. */
export const Cidrs = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()])));

/** `CIDR`, `CIDR:port` or `host:port`; an IPv6 address with a port stands in brackets. */
const AllowedPlace = z.union([
  z.cidrv4(),
  z.cidrv6(),
  z.string().refine((text) => {
    const [, before, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
    if (before === undefined || Number(port) < 1 || Number(port) > 65_535) return false;
    const literal = before.replace(/^\[(.*)\]$/, '$1');
    const isNetwork = z.union([z.cidrv4(), z.cidrv6()]).safeParse(before).success;
    return isNetwork || HostName.safeParse(literal).success;
  }),
]);

export const AllowedPlaces = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(AllowedPlace));

/** As webhook secrets are written: `whsec_` and base64 of 24 bytes or more (Standard Webhooks). */
export const WebhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);

export const ModelName = z.string().regex(/^[^\s/]+\/\S+$/);

/** Comes out as the list of origins, as browsers send them; empty text is the empty list. */
export const Origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/ })
        .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, '')),
    ),
  )
  .transform((values) => values.map((value) => new URL(value).origin));

/** A number of hops, or a list of networks. */
export const TrustedProxies = z.union([WholeNumber(1, 20), Cidrs.pipe(z.array(z.string()).min(1))]);

/** A variable of the environment, as settings and documents know it. */
export interface Variable {
  schema: z.ZodType;
  meaning: string;
  /** Completes the sentence "NAME must be …". */
  mustBe: string;
  example: string;
  /** Value that stands in where none is set, as it would be written in the environment. */
  fallback?: string;
  /** Never shown, neither in an error nor in a log. */
  isSecret?: true;
}
