/** jsdom lacks `showModal`; this sets and removes the `open` attribute. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button')?.focus()
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
