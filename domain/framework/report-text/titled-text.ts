/** An insight or a recommendation. */
export type TitledText = { title: string; text: string }
