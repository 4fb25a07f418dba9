/** What a plant is and where it thrives, by its Latin name as the list of plants writes it. */
export type PlantDescriptions = Readonly<Record<string, { cs: string; en: string; pl: string }>>;
