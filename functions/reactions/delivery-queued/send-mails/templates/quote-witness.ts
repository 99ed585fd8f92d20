import type { WitnessWords } from '#functions/adapters/dynamodb/witnesses.ts'

/** The line of a witness in a mail, and whose it is: 'From Jonas, your witness', or 'From your witness' without a name (WITNESS-14). */
export const quoteWitness = ({ text, by }: WitnessWords): { from: string; line: string } => ({
  from: by === '' ? 'From your witness' : `From ${by}, your witness`,
  line: `“${text}”`,
})
