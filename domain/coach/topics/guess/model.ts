import type { Topic } from '#domain/coach/topics/topic-name.ts'

/** What the model learned: for each feature the weights of some topics. */
export interface TitleModel {
  topics: readonly (Topic | 'none')[]
  bias: readonly number[]
  /** What a weight of 1 stands for. */
  scale: number
  /** For each feature in turn the number of its weights, and then for each of these the place of its topic and the weight, as signed bytes. */
  weights: Int8Array
}

/** The model as its file has it: the bias as numbers with blanks between them, and the weights in base64. */
export type PackedTitleModel = Omit<TitleModel, 'bias' | 'weights'> & { bias: string; weights: string }
