/** A passage as embedders read it: under the names of its specimen. */
export function headPassage({
  species,
  commonName,
  item,
  content,
}: {
  species: string;
  commonName: string | null;
  item: string;
  content: string;
}): string {
  const names = [...new Set([species, commonName, item].filter((name) => name !== null))];
  return `${names.join(' · ')}\n${content}`;
}
