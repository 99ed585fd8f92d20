import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fail } from './run.mjs'

/** Milliseconds until a server must answer. */
const START = 30_000

/** A free port of this machine. */
export const findPort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Waits until the server of a child process answers at its address. Ends this process when it does not. */
export const waitForJudge = async (name, address, child) => {
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  const until = Date.now() + START
  while (!(await answers())) {
    if (Date.now() > until || child.exitCode !== null) fail(`${name} does not answer.`)
    await pause(200)
  }
}
