/** A start that cannot go on. The message is one sentence for the person at the terminal; there is no stack to show. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
