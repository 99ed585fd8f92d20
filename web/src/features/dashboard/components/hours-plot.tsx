const WIDTH = 120
const EDGE = 5

/** Planned hours (filled) and wanted hours (outlined) on one line. The numbers are beside it. */
export const PlannedHoursPlot = ({ planned, wanted, most }: { planned: number; wanted: number; most: number }) => {
  const at = (value: number) => EDGE + (value / most) * (WIDTH - 2 * EDGE)
  return (
    <svg className="hours-plot" viewBox={`0 0 ${WIDTH} 12`} aria-hidden="true">
      <line className="hours-scale" x1={EDGE} x2={WIDTH - EDGE} y1="6" y2="6" />
      <line className="hours-gap" x1={at(planned)} x2={at(wanted)} y1="6" y2="6" />
      <circle className="hours-wanted" cx={at(wanted)} cy="6" r="4.25" />
      <circle className="hours-planned" cx={at(planned)} cy="6" r={planned === wanted ? 2.25 : 4.25} />
    </svg>
  )
}
