/** The root element of every document. */
export const rootElement = (): HTMLElement => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has lost its root element.')
  return root
}
