export interface Testimonial {
  readonly name: string
  readonly role: string
  readonly content: string
  readonly initials: string
}

/** Three fictional testimonials of the specification, always marked as samples. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Sarah Johnson',
    role: 'Home cook, mother of two',
    content:
      'I photograph the fridge on Thursday evening. By the time the children are in bed I know what Friday’s dinner is, and that we need lemons.',
    initials: 'SJ',
  },
  {
    name: 'Michael Chen',
    role: 'Batch cooker',
    content:
      'On Sundays I cook for five days. The plan takes out what I already have, and the list is short enough for one bag on the bicycle.',
    initials: 'MC',
  },
  {
    name: 'Emily Rodriguez',
    role: 'Shares a flat and a fridge',
    content:
      'Four of us, one fridge, one sesame allergy. Suggestions leave it out without being told again, and nobody buys a third jar of mustard.',
    initials: 'ER',
  },
]
