const readWords = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’:-]*/gu) ?? []

export type Labelled<Label extends string> = { label: Label; text: string }

/** Trains a naive Bayes classifier on bags of words (add-one smoothing, equal priors) and returns its guess for a text. */
export const trainClassifier = <Label extends string>(
  samples: readonly Labelled<Label>[],
): ((text: string) => Label | undefined) => {
  const counts = new Map<Label, Map<string, number>>()
  for (const { label, text } of samples) {
    const bag = counts.get(label) ?? new Map<string, number>()
    for (const word of readWords(text.toLowerCase())) bag.set(word, (bag.get(word) ?? 0) + 1)
    counts.set(label, bag)
  }
  const vocabulary = new Set([...counts.values()].flatMap((bag) => [...bag.keys()])).size
  const totals = new Map([...counts].map(([label, bag]) => [label, [...bag.values()].reduce((a, b) => a + b, 0)]))
  return (text) => {
    const words = readWords(text.toLowerCase())
    const scores = [...counts].map(([label, bag]) => {
      const total = totals.get(label) ?? 0
      const score = words.reduce((sum, word) => sum + Math.log(((bag.get(word) ?? 0) + 1) / (total + vocabulary)), 0)
      return { label, score }
    })
    return scores.sort((a, b) => b.score - a.score)[0]?.label
  }
}
