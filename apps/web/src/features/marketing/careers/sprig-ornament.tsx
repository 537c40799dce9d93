/** The ornament above a menu. */
export function SprigOrnament() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 24" className="h-6 w-24 text-herb-ink">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
        <path d="M4 12h88" />
      </g>
      <g fill="currentColor">
        <path d="M48 12c-2-6 1-10 7-11 1 6-2 10-7 11ZM48 12c-2 6 1 10 7 11 1-6-2-10-7-11Z" />
        <path d="M36 12c-1-5 1-8 6-9 1 5-1 8-6 9ZM36 12c-1 5 1 8 6 9 1-5-1-8-6-9ZM60 12c-1-5 1-8 6-9 1 5-1 8-6 9ZM60 12c-1 5 1 8 6 9 1-5-1-8-6-9Z" />
      </g>
    </svg>
  )
}
