/** jsdom knows `<dialog>` and not yet how one opens as a modal; what a test sees of it is the `open` attribute. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button')?.focus()
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
