/** What vectors of a provider's model are kept under. A model of the same name that answers with other dimensions is another one: `provider/model@768`. */
export const nameEmbeddings = (model: string, dimensions: number): string => `${model}@${dimensions}`;
