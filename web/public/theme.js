// Before the first paint, and as a file of its own because the page allows no inline script.
try {
  const theme = JSON.parse(localStorage.getItem('five-circles.theme'))
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage that is closed or damaged: the system's theme stands.
}
