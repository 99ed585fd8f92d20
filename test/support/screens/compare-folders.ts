import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many pixels of two PNG files differ; undefined where the sizes differ. */
export type CountPixels = (before: Buffer, after: Buffer) => Promise<number | undefined>

const listPictures = (folder: string): string[] => {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
}

const describePair = (pixels: number | undefined): string | undefined => {
  if (pixels === undefined) return 'has another size'
  return pixels === 0 ? undefined : `differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`
}

/**
 * One sentence for each picture of two folders that is in one of them only, or that differs. Files with equal bytes are not
 * decoded. Throws for a folder that does not exist or has no pictures.
 */
export const compareFolders = async (
  before: string,
  after: string,
  countPixels: CountPixels,
): Promise<{ pictures: number; differences: string[] }> => {
  const [old, now] = [listPictures(before), listPictures(after)]
  if (old.length === 0) throw new Error(`There is no picture in ${before}.`)
  const names = [...new Set([...old, ...now])].sort()
  const differences: string[] = []
  for (const name of names) {
    if (!now.includes(name)) differences.push(`${name} is missing in ${after}`)
    else if (!old.includes(name)) differences.push(`${name} is new in ${after}`)
    else {
      const [one, other] = [readFileSync(join(before, name)), readFileSync(join(after, name))]
      const found = one.equals(other) ? undefined : describePair(await countPixels(one, other))
      if (found) differences.push(`${name} ${found}`)
    }
  }
  return { pictures: names.length, differences }
}
