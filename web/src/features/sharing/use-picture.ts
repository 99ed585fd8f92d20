import { type RefObject, useEffect, useState } from 'react'
import { drawPicture, type PictureContent } from './picture.ts'
import { coloursAt } from './picture-colours.ts'

/** Draws on the canvas after the font has loaded. False if the browser cannot draw; the text is then shared alone. */
export const usePicture = (canvas: RefObject<HTMLCanvasElement | null>, content: PictureContent): boolean => {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    let gone = false
    const draw = () => {
      if (gone) return
      drawPicture(pen, content, coloursAt(element.parentElement ?? document.body))
      setDrawn(true)
    }
    // A canvas does not redraw when a font loads later.
    void (document.fonts?.ready ?? Promise.resolve()).then(draw)
    return () => {
      gone = true
    }
  }, [canvas, content])
  return drawn
}

/** The canvas as a file. Throws if the browser cannot encode it. */
export const pictureFile = async (canvas: HTMLCanvasElement): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made.')
  return new File([blob], 'my-streak.png', { type: 'image/png' })
}

/** Downloads a file. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

export const canShareFiles = (): boolean => {
  const sample = new File([''], 'my-streak.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}
