import fontFile from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url'

/** Properties that a style sheet gives the drawing. A picture outside the page has no style sheet. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-stretch',
  'font-weight',
  'letter-spacing',
]

const SVG = 'http://www.w3.org/2000/svg'

/** Pixels of the picture for each unit of the drawing. */
const SCALE = 3

/** The page's font as a style sheet that holds the file; empty where the file cannot be read, which leaves a system font. */
const readFont = async (): Promise<string> => {
  try {
    const response = await fetch(fontFile)
    if (!response.ok) return ''
    const bytes = new Uint8Array(await response.arrayBuffer())
    const coded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    return `@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-stretch:75% 100%;src:url(data:font/woff2;base64,${coded})}`
  } catch {
    return ''
  }
}

/** The drawing as a document of its own, with its computed styles. */
const writeSvg = (drawing: SVGSVGElement, font: string): string => {
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
  const style = document.createElementNS(SVG, 'style')
  style.textContent = font
  copy.prepend(style)
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
  const image = await loadImage(writeSvg(drawing, await readFont()))
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
