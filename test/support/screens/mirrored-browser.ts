/** An installed browser that Playwright cannot drive. It shows the states that the walks reach in Chromium. */
export type OtherBrowser = {
  open(url: string): Promise<void>
  /** Evaluates an expression in the page and waits for its promise. */
  run(script: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  picture(): Promise<Buffer>
  close(): Promise<void>
}
