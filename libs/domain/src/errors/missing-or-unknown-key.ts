/** Error of a strict object's key: a missing field is `required`, an unknown one `invalid`. */
export function missingOrUnknownKey({ expected }: { expected: string | null }): 'invalid' | 'required' {
  return expected === 'never' ? 'invalid' : 'required';
}
