/** Properties that a style sheet gives the drawing. A picture outside the page has no style sheet. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight', 'letter-spacing']

/** Pixels of the picture for each unit of the drawing. */
const SCALE = 3

/** The drawing as a document of its own, with its computed styles. */
const writeSvg = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('The drawing is no SVG.')
  const originals = [...drawing.querySelectorAll('*')]
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (!original) continue
    const computed = getComputedStyle(original)
    for (const name of STYLES) element.setAttribute(name, computed.getPropertyValue(name))
    element.removeAttribute('class')
  }
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(width * SCALE))
  copy.setAttribute('height', String(height * SCALE))
  return new XMLSerializer().serializeToString(copy)
}

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

const download = (url: string, name: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Makes a PNG of the drawing in the browser and downloads it. Throws if the browser cannot make it. */
export const savePicture = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const image = await loadImage(writeSvg(drawing))
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  context.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser makes no PNG.')
  const url = URL.createObjectURL(blob)
  download(url, name)
  // After the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
