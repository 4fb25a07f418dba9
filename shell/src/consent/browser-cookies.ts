/** Returns this host and its parent domains: analytics scripts set cookies on the highest domain the browser allows. */
function domains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function deleteCookie(name: string): void {
  const end = `${name}=; Path=/; Max-Age=0`;
  document.cookie = end;
  for (const domain of domains(window.location.hostname)) document.cookie = `${end}; Domain=${domain}`;
}

/** Deletes the cookies with these names; a trailing `*` is a wildcard. */
export function deleteCookies(targets: readonly string[]): void {
  const present = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0]!);
  for (const target of targets) {
    const names = target.endsWith('*') ? present.filter((name) => name.startsWith(target.slice(0, -1))) : [target];
    names.forEach(deleteCookie);
  }
}
