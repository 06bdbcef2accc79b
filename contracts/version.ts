import packageJson from '../package.json' with { type: 'json' };

/** Version of this product, as its user agent and its health checks name it. */
export const VERSION: string = packageJson.version;

/** The project's page: what the user agent names when configuration has no contact of its own. */
export const HOMEPAGE: string = packageJson.homepage;
