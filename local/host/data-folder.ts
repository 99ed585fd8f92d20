import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../contracts/start-error.ts'
import { createDurableStore } from '../services/engine/durable-store.ts'

const MARK = '.five-circles'

/** The product uses and empties only folders that contain this marker file. */
const refuseForeign = (folder: string): void => {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory())
    throw new StartError(`${folder} is a file; choose a folder for the data with --data.`)
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, MARK)))
    throw new StartError(`${folder} holds files that are not Five Circles' own; choose another folder with --data.`)
}

/** Throws `StartError` for data that another run has open. Unreadable data may be deleted. */
const refuseInUse = (folder: string): void => {
  if (!existsSync(folder)) return
  try {
    createDurableStore(folder).close()
  } catch (error) {
    if (error instanceof StartError && error.message.includes('in use')) throw error
  }
}

/** Creates the data folder; `fresh` empties it. Throws `StartError` for a folder that is not the product's or not writable. */
export const prepareDataFolder = (folder: string, fresh: boolean): void => {
  try {
    refuseForeign(folder)
    if (fresh) {
      refuseInUse(folder)
      rmSync(folder, { recursive: true, force: true })
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, MARK),
      'Data of Five Circles on one machine. `npm start -- --fresh` empties this folder.\n',
    )
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${folder} cannot be used (${error instanceof Error ? error.message : error}); choose another with --data.`,
    )
  }
}
