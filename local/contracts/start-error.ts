/** An error that stops the start. The terminal shows the message without a stack trace. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}
