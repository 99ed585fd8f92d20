import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces a file atomically: a reader finds the old or the new text, also after a crash. */
export const writeAtomically = async (path: string, text: string): Promise<void> => {
  const next = `${path}.new`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, path)
  if (process.platform !== 'win32') await sync(dirname(path))
}

/** Combines concurrent saves: each caller waits for a write that started after its call. Writes never overlap. */
export const createSaver = (write: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    running = write().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    // Between the end of a write and the start of the next one, nothing is running.
    if (next) return next
    if (!running) return start()
    next = running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
