/** Stands in for antd's own, which derives a theme's colours: the style sheet has them. */
export default {};
