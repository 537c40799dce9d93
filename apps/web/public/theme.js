// Runs before the first paint, so that the chosen theme never flashes the other one. Same key as
// ui/theme/theme.ts.
try {
  // Prerendered pages are for visitors, not for signed-in cooks. Same key as session/session-store.ts.
  if (localStorage.getItem('token')) document.documentElement.dataset.cook = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('media', meta.dataset.theme === theme ? 'all' : 'not all')
  }
} catch {
  // Storage is blocked: the system theme applies.
}

// Holds a form that is sent before its script loads; api/forms/use-endpoint-form.ts sends it then.
document.addEventListener(
  'submit',
  (event) => {
    const { dataset } = event.target
    if (dataset.waits === undefined) return
    event.preventDefault()
    dataset.sent = ''
  },
  true,
)
