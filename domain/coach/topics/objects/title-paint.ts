import { type Renaming, swapWords } from '#domain/coach/topics/renaming.ts'

export const PAINT =
  /^(?!.*\b(?:draw\p{L}*|sketch\p{L}*)\b)(?=.*(?<!\p{L})(?:paint(?:ing)?|water ?colou?rs?|oils?|acrylics?|gouache|malen|aquarell\p{L}*)(?!\p{L}))/iu

/** Texts about drawing for a title about painting. */
export const DRAWING_OBJECTS: readonly Renaming[] = [
  swapWords(PAINT, {
    'the sketchbook at an empty page, or take a sheet': 'the paint box, and lay out a sheet',
    'without lifting the pencil': 'without lifting the brush',
    'do not lift the pencil': 'do not lift the brush',
    'sharpen a pencil, or wet a brush': 'wet a brush',
    'a pencil wave run': 'a wave of the brush run',
    pencil: 'brush',
    draw: 'paint',
    draws: 'paints',
    drawing: 'painting',
    drawings: 'paintings',
    drew: 'painted',
    drawn: 'painted',
    'in six lines': 'in six strokes',
    'five lines': 'five strokes',
    'paint or shade': 'paint',
    'paint or brush': 'paint',
    'paint or pencil': 'paint',
    'draw or paint': 'paint',
    'two colors, or lay two pencils over each other': 'two colors',
    'three pencil lines': 'three strokes',
    'rinse a brush, or rub the eraser clean': 'rinse a brush',
    'sharpen one pencil or rinse a brush': 'rinse a brush',
    'every pencil, pen, or color': 'every color and brush',
    'sharpen a pencil or rinse a brush': 'rinse a brush',
    pencils: 'brushes',
    'one pencil or color': 'one color',
    shade: 'tone',
    shaded: 'toned',
    'shade three small squares': 'paint three small squares',
    'shade one square': 'paint one square',
    'shade the shadow': 'paint the shadow',
    'shade a pillow or a sock': 'paint a pillow or a sock',
    'shade both': 'paint both',
    'then shade its lower side': 'then darken its lower side',
    'a page of drawings': 'a page of paintings',
    'first line that comes': 'first stroke that comes',
  }),
]
