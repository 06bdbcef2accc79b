/** Folder of the datasets that measurements of search read (`LONGTAKE_DATASETS`); undefined where none is named. */
export const readDatasets = (): string | undefined => process.env['LONGTAKE_DATASETS'] || undefined;
