let currentRedirect = () => {}

/** The app says how a cook is led to /login; this folder knows no router. */
export function setLoginRedirect(lead: () => void) {
  currentRedirect = lead
}

export function redirectToLogin() {
  currentRedirect()
}
