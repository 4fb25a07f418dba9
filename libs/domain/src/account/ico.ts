/** Whether `ico` is a valid Czech company id: eight digits with a correct check digit. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico) || ico === '00000000') return false;
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(ico[index]), 0);
  return (11 - (sum % 11)) % 10 === Number(ico[7]);
}
