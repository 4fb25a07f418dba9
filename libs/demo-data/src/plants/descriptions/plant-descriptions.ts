/** Descriptions of plants, by Latin name. */
export type PlantDescriptions = Readonly<Record<string, { cs: string; en: string; pl: string }>>;
