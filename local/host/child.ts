import { spawn } from 'node:child_process'

export type ChildResult = { code: number; output: string }

/** Runs a Node program and returns its output. The program ends with this process. */
export const runNode = (args: string[], options: { cwd: string; env: Record<string, string> }): Promise<ChildResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const end = () => child.kill()
    process.once('exit', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
