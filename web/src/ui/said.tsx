import './said.css'

/** Words of another person, with a line that says whose they are. */
export const Said = ({ text, by }: { text: string; by: string }) => (
  <figure className="said">
    <blockquote dir="auto">{text}</blockquote>
    <figcaption>{by}</figcaption>
  </figure>
)
