let leadToLogin = () => {}

/** The app says how a cook is led to /login; this folder knows no router. */
export function whenSignedOut(lead: () => void) {
  leadToLogin = lead
}

export function goToLogin() {
  leadToLogin()
}
