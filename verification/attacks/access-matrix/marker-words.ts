/**
 * Words that stand in nothing else, so that anyone who finds one in an answer knows whose it is: in everything of the
 * household, in what is its maker's alone, and in what its maker shows to everybody.
 */
export const householdMarker = 'Quillwortkitchen'
export const privateMarker = 'Thistlecapalone'
export const publicMarker = 'Marigoldpublic'
