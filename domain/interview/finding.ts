/** Something that an interview leaves open: an answer that is missing, or answers that cannot both hold. */
export type InterviewFinding = {
  kind: 'missing' | 'contradiction' | 'relation'
  /** What a question about it has to name: a circle, or a field of the form. One of them is enough. */
  names: string[]
  /** The consultant's own question about it, without a model. */
  question: string
}
