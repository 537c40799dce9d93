/** An empty plate with fork and knife. */
export function EmptyPlate({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" fill="none" stroke="currentColor" className={className}>
      <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="88" cy="48" r="42" className="fill-raised" />
        <circle cx="88" cy="48" r="28" className="stroke-line" />
        <path d="M14 10v20a8 8 0 0 0 16 0V10M22 10v76" />
        <path d="M152 86V10c-9 4-12 16-12 34h12" />
        <path d="M76 40c4-5 8-5 12 0s8 5 12 0" className="stroke-herb" />
      </g>
    </svg>
  )
}
