import { type Renaming, swapWords } from '#domain/coach/topics/renaming.ts'

/** What one works with in a kind of needlework, and what one does, as words that stand in the texts. */
type Needlework = {
  title: RegExp
  /** Knit, knitting and knitted. */
  verb: string
  doing: string
  done: string
  /** The piece as long as it is worked on. */
  work: string
  /** With its article: a needle. */
  tool: string
  /** Without one, and in the plural where the work needs two. */
  tools: string
  /** What is finished at a time: a row or a seam. */
  line: string
  /** What runs through the tool: yarn or thread. */
  stuff: string
  /** What the piece is made of. */
  cloth: string
  /** What is laid out beside the yarn or thread. */
  beside: string
}

const NEEDLEWORK: readonly Needlework[] = [
  {
    title: /^(?!.*\b(?:crochet|sew))(?=.*\b(?:knit|jumper|cardigan|sweater|socks)|.*\bstrick)/iu,
    ...{ verb: 'knit', doing: 'knitting', done: 'knitted', work: 'knitting', beside: 'a pair of needles' },
    ...{ tool: 'a needle', tools: 'needles', line: 'row', stuff: 'yarn', cloth: 'yarn' },
  },
  {
    title: /^(?!.*\b(?:knit|sew))(?=.*\bcrochet|.*\bhäkel)/iu,
    ...{ verb: 'crochet', doing: 'crocheting', done: 'crocheted', work: 'crochet', beside: 'a hook' },
    ...{ tool: 'the hook', tools: 'hook', line: 'row', stuff: 'yarn', cloth: 'yarn' },
  },
  {
    title: /^(?!.*\b(?:knit|crochet))(?=.*\b(?:sew|quilt|hem |dressmak)|.*\bnäh)/iu,
    ...{ verb: 'sew', doing: 'sewing', done: 'sewn', work: 'sewing', beside: 'a small scrap' },
    ...{ tool: 'the needle', tools: 'needle', line: 'seam', stuff: 'thread', cloth: 'cloth' },
  },
  {
    title: /^(?!.*\b(?:knit|crochet|sew))(?=.*\b(?:embroider|cross[- ]stitch))/iu,
    ...{ verb: 'stitch', doing: 'stitching', done: 'stitched', work: 'embroidery', beside: 'a small scrap' },
    ...{ tool: 'the needle', tools: 'needle', line: 'row', stuff: 'thread', cloth: 'cloth' },
  },
]

const nameNeedlework = ({ title, ...its }: Needlework): Renaming => {
  const { verb, doing, done, work, tool, tools, line, stuff, cloth, beside } = its
  const isYarn = cloth === 'yarn'
  const several = tools.endsWith('s')
  return swapWords(title, {
    'a row or a seam': `a ${line}`,
    'row or seam': line,
    'row or one seam': line,
    'one row, or one seam': `or one ${line}`,
    'rows or seams': `${line}s`,
    'rows and seams': `${line}s`,
    'rows, seams, and edges': `${line}s and edges`,
    'the rows, seams, and edges': `the ${line}s and edges`,
    'rows, seams, edges, ends': `${line}s, edges, ends`,
    'row, round, or seam': isYarn ? 'row or round' : line,
    'round, row, or thread': isYarn ? 'round or row' : `${line} or thread`,
    'seam or row': line,
    '“one row” or “one seam,”': `“one ${line},”`,
    '“one more row,” or “one more seam.”': `“One more ${line}.”`,
    row: line,
    rows: `${line}s`,
    'nothing in yarn or thread': `nothing in ${cloth}`,
    'half a row, or a finger’s length of a seam': isYarn ? 'half a row' : `a finger’s length of a ${line}`,
    'a row, a thread, or a few stitches': `a ${line} or a few stitches`,
    'one thread, one row, or one seam': isYarn ? 'one row, or half of one' : `one thread or one ${line}`,
    'thread or row': isYarn ? 'row' : 'thread',
    'row, stitch, color': isYarn ? 'row, stitch, color' : `${line}, stitch, color`,
    'needle or hook': tools,
    'the tip of the needle or hook': `the tip of ${tool}`,
    'what your needle or hook does next': `what your ${tools} ${several ? 'do' : 'does'} next`,
    'or the needle or hook itself': several ? 'or the needles themselves' : `or the ${tools} itself`,
    'use your needle or hook as a bookmark': `use ${tool} as a bookmark`,
    'with your needle or hook': `with the tip of ${tool}`,
    'needle, the hook, or the scissors': `${tools} or the scissors`,
    'needle or hook, yarn or thread, and scissors': `${tools}, ${stuff}, and scissors`,
    'needle or hook, yarn or cloth, and pattern': `${tools}, ${cloth}, and pattern`,
    'needle or hook, thread or yarn, and name': `${tools} and ${stuff}, and name`,
    'needle or hook, thread or yarn': `${tools} and ${stuff}`,
    'needles, hooks, or pins': isYarn ? `${tools.replace(/s?$/u, 's')} or markers` : 'needles or pins',
    'thread one needle, or make one loop on the hook': isYarn ? `make one loop on ${tool}` : 'thread one needle',
    'thread the needle, or loop the yarn around your finger': isYarn
      ? 'loop the yarn around your finger'
      : 'thread the needle',
    'needle down, hands off': `${tools} down, hands off`,
    'yarn or thread': stuff,
    'thread or yarn': stuff,
    'thread, needle': isYarn ? tools : 'thread, needle',
    'yarn, thread, or cloth': isYarn ? 'yarn' : 'thread or cloth',
    'the cloth, the yarn, and the pattern': `the ${cloth} and the pattern`,
    'the yarn, the cloth, or the sewing basket': isYarn ? 'the yarn or the basket' : 'the cloth or the sewing basket',
    'yarn or cloth': cloth,
    'cloth or yarn': cloth,
    'dark yarn or cloth': `dark ${cloth}`,
    'edges of cloth or knitting': isYarn ? 'edges of the piece' : 'edges of cloth',
    'a scrap or spare yarn': isYarn ? 'spare yarn' : 'a scrap',
    'a scrap or on spare yarn': isYarn ? 'spare yarn' : 'a scrap',
    'spare thread or yarn': isYarn ? 'spare yarn' : 'cloth',
    'back into a ball or onto its spool': isYarn ? 'back into a ball' : 'back onto its spool',
    'scraps, buttons, or leftover yarn': isYarn ? 'leftover yarn' : 'scraps or buttons',
    'thread ends': isYarn ? 'yarn ends' : 'thread ends',
    'yarn ends': isYarn ? 'yarn ends' : 'thread ends',
    'yarn or thread and a small scrap': `${stuff} and ${beside}`,
    'sewing or knitting': work,
    'knit, crochet, or sew': verb,
    'knit or sew': verb,
    'baste, pin, or mark': isYarn ? 'mark' : 'pin or mark',
    'clip, pin, or mark': isYarn ? 'mark' : 'pin or mark',
    needlework: work,
    'stitch slowly': `${verb} slowly`,
    'and stitch on': `and ${verb} on`,
    'then stitch on': `then ${verb} on`,
    'we stitch on': `we ${verb} on`,
    'under the cloth': `under the ${cloth}`,
    'thread forgives it': `${stuff} forgives it`,
    'our thread’s never': `our ${stuff}’s never`,
    'keep the thread even': `keep the ${stuff} even`,
    'color of thread': `color of ${stuff}`,
    'yarn, thread, and needle': `${stuff} and ${tools}`,
    'poor thread': `poor ${stuff}`,
    'by the needle': `by the ${tools}`,
    'take up needle or hook': `take up your ${tools}`,
    'to stitch': `to ${verb}`,
    'stitch until the wait': `${verb} until the wait`,
    'stitch until the thread or the row comes': `${verb} until the ${isYarn ? 'row' : 'thread'} comes`,
    'thread or row ends': isYarn ? 'the row ends' : 'the thread ends',
    'stitch up to': `${verb} up to`,
    'stitch with both hands': `${verb} with both hands`,
    'you stitch': `you ${verb}`,
    'you are stitching': `you are ${doing}`,
    'keep stitching': `keep ${doing}`,
    'already stitched': `already ${done}`,
    'when it is stitched': `when it is ${done}`,
    'as stitched': `as ${done}`,
    'likely to be stitched': `likely to be ${done}`,
    'stitching bag': `${work} bag`,
    'stitching chair': `${work} chair`,
    'stitching time': `${work} time`,
  })
}

/** Texts about needlework with the tool, the material and the lines of the kind that a title names. */
export const YARN: readonly Renaming[] = NEEDLEWORK.map(nameNeedlework)

export const CLOTH =
  /\b(?:blankets?|quilt\p{L}*|sweater|jumper|cardigan|scarf|socks|dress|knit\p{L}*|crochet\p{L}*|sew\p{L}*|embroider\p{L}*)(?!\p{L})/iu

/** Texts about handwork for a title that names what is knitted, crocheted or sewn. */
export const CLOTH_CRAFT: Renaming = swapWords(CLOTH, {
  'one row, one seam, or one cut': 'one row or one seam',
  'one row, one cut, or one seam': 'one row or one seam',
  'next stitch, joint, or glaze on scrap': 'next stitch on scrap',
  'pattern or the plan': 'pattern',
  'pattern or plan': 'pattern',
  'screws, buttons, or beads': 'needles, pins, or buttons',
  'thread the needle, set the blade, or wet the clay': 'thread the needle, or pick up the hook',
  'sand, trim, or weave in': 'trim or weave in',
  'wind the yarn, coil the cord, or stack the boards': 'wind the yarn, or fold the cloth',
  'oil, sharpen, or wipe': 'wipe',
  'clean or sharpen': 'clean',
  'wash clay, glue, or dust': 'brush lint or dust',
  'rows, holes, or tiles': 'rows, squares, or seams',
  'loose screw, thread, or knot': 'loose thread or knot',
  'one knot, stitch, or cut': 'one knot or stitch',
  'seam, handle, or edge': 'seam or edge',
  'glue, pin, or clamp': 'pin or baste',
  'needle, blade, or sheet of sandpaper': 'needle, pin, or marker',
  'the needle, the brush, or the bit': 'the needle or the hook',
  'thread, strip, or sheet': 'thread or strip',
  'the glue, the paint, or the yarn is': 'the yarn or the thread is',
  'yarn, fabric, clay, or wood': 'yarn or fabric',
  'last row, cut, or coat': 'last row or seam',
  'next stitch or cut': 'next stitch',
  'joint or seam': 'seam',
  'seam or joint': 'seam',
  'a pocket or a shelf': 'a pocket or an edge',
  'one stitch, one stroke, or one turn of a screw': 'one stitch',
  'the needle, the brush, or the screwdriver': 'the needle or the hook',
  'yarn, cord, or cable': 'yarn or thread',
  'rows, holes, or parts': 'rows, squares, or parts',
  'thread, glue, or screws': 'thread or yarn',
  'thread, splinter, or edge': 'thread or edge',
  'next stitch, cut, or coat on a leftover piece': 'next stitch on a leftover piece',
  'joint, seam, or corner': 'seam, edge, or corner',
  'seam, joint, or knot': 'seam or knot',
  'needle, or set a screw by hand': 'needle, or make one loop by hand',
  'weave in, sand, or cut': 'weave in or cut',
  'scissors or the saw where your hand finds it': 'scissors where your hand finds them',
  'cut or stitch': 'stitch',
  'unpick, unscrew, or scrape off': 'unpick',
  'yarn, the boards, or the clay': 'yarn, the thread, or the cloth',
  'knot, tape, or clamp': 'knot or pin',
  'one row, one nail, or one line': 'one row or one line of stitches',
  'sandpaper, an iron, or your fingertip': 'an iron or your fingertip',
  'the point, the blade, or the bristles': 'the point or the tip',
  'next row, coat, or joint': 'next row or seam',
  'a button, a handle, or a color': 'a button, an edge, or a color',
  'thread, tape, or sandpaper': 'thread or yarn',
  'blade, needle, or brush': 'needle, hook, or scissors',
  'stitch or cut is better': 'stitch is better',
  'each stitch or cut': 'each stitch',
  'needle, glue, or screws': 'needles, yarn, or pins',
  'needle, glue, screws': 'needles, yarn, pins',
  'threads and splinters': 'threads and ends',
  'splinter off. ': 'end off. ',
  'leave thread in the needle, or the next part in the clamp': 'leave the needle or hook in the next stitch',
  'thread the needle. or clamp the next part': 'leave the needle or hook in the next stitch',
  'stitch or stroke': 'stitch',
  'the bench': 'the table',
  'color or the wood': 'color or the yarn',
})
