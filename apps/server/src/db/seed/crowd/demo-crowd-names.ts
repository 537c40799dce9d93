/** First names of the crowd. */
export const firstNames =
  'Aiko Alma Amara Amir Anouk Arjun Astrid Ayşe Beatriz Ben Björn Carmen Chloé Daan Daria Diego Ebba Edith Elena Emeka Emma Farah Felix Fiona Gabriel Grace Hana Hugo Ines Ingrid Ivan Jamal Jana João Joris Kaya Keiko Lars Layla Leo Lucia Luka Magda Malik Maria Mateo Mei Mila Nadia Niko Noor Nuno Olga Omar Pavel Petra Priya Rafael Rosa Ruth Samir Sanne Sofia Stefan Tariq Theo Tomás Uma Vera Viktor Wanda Yara Yusuf Zofia'.split(
    ' ',
  )

/** Family names of the crowd. */
export const familyNames =
  'Adeyemi Almeida Andersson Baker Bauer Bergström Bianchi Brown Castillo Chen Costa Dang Dubois Eriksen Fischer Fontana García Haddad Hansen Horvat Ibrahim Ivanova Jansen Johnson Kaya Keller Khan Kim Kowalski Kumar Larsen Lee Lindqvist Lopez Marchetti Marković Martin Mendes Moreau Müller Murphy Nakamura Ndiaye Nguyen Novak Okafor Olsen Park Patel Peeters Petrov Popescu Quinn Rahman Rossi Santos Sato Schmidt Silva Smith Suzuki Tanaka Taylor Torres Usman Vargas Virtanen Weber Wójcik Yamamoto Zhang Zimmermann'.split(
    ' ',
  )

/** Time zones and currencies of the crowd. */
export const crowdLocales = [
  { timeZone: 'Europe/Berlin', currency: 'EUR' },
  { timeZone: 'Europe/London', currency: 'GBP' },
  { timeZone: 'America/New_York', currency: 'USD' },
  { timeZone: 'America/Los_Angeles', currency: 'USD' },
  { timeZone: 'Europe/Lisbon', currency: 'EUR' },
  { timeZone: 'Asia/Tokyo', currency: 'JPY' },
  { timeZone: 'Africa/Lagos', currency: 'NGN' },
  { timeZone: 'Asia/Kolkata', currency: 'INR' },
] as const

/** Why an account of the demo is suspended. */
export const suspensionReasons = [
  'The same advertisement under every post.',
  'Rude to other cooks after two warnings.',
  'Recipes copied from a book, word for word.',
  'Links to a shop in every comment.',
] as const
